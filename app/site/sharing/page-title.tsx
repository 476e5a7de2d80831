import { useRouteLoaderData } from 'react-router'
import { siteOf } from './page-meta.ts'

/** A title that is known only after rendering. The site's name is added as everywhere. */
export function PageTitle({ children }: { children: string }) {
  const loaderData = useRouteLoaderData('root')
  return <title>{`${children} · ${siteOf([{ id: 'root', loaderData }]).name}`}</title>
}
