import { type DemoArticle, learningArticles } from './articles-learning.ts'
import { newsArticles } from './articles-news.ts'
import { reflectionArticles } from './articles-reflection.ts'
import { transparencyArticles } from './articles-transparency.ts'

export const demoArticles: readonly DemoArticle[] = [
  ...newsArticles,
  ...learningArticles,
  ...reflectionArticles,
  ...transparencyArticles,
]
