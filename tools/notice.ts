import { writeFileSync } from 'node:fs'
import { shippedFolders } from '#server/bundle/build-packages.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { browserLicences } from './notice/browser.ts'
import { installedPackages, packagesIn } from './notice/installed.ts'
import { listPage, textsPage } from './notice/pages.ts'
import { groupTexts } from './notice/texts.ts'

// Makes what depends on the installed packages: their list, their texts, and those of /lisensi.
await ensureWebBuild()
const installed = installedPackages()
const shipped = packagesIn(shippedFolders())
const everywhere = installed.filter(({ isOfPlatform }) => !isOfPlatform)

writeFileSync('LICENSES/list.txt', listPage({ installed, shipped }))
writeFileSync('LICENSES/packages.txt', textsPage(groupTexts(everywhere)))
const licences = JSON.stringify(browserLicences(shipped), null, 2)
writeFileSync('app/site/institution/browser-licences.json', `${licences}\n`)
