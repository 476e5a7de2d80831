import { useRouteLoaderData } from 'react-router'
import { siteOf } from './page-meta.ts'

/** The title of a screen whose words come after it is drawn; the name of the site is added as everywhere. */
export function PageTitle({ children }: { children: string }) {
  const loaderData = useRouteLoaderData('root')
  return <title>{`${children} · ${siteOf([{ id: 'root', loaderData }]).name}`}</title>
}
