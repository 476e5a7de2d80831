import * as v from 'valibot'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { removePicture } from '#platform/picture/picture.server.ts'
import { findPictureByKey } from './queries.server.ts'

/** Removes the files of a picture that left the library, unless the same file was added again since. */
export const removeFilesJob = defineJob(
  { name: 'media.remove-files', lane: 'upkeep' },
  v.object({ key: v.string(), widths: v.array(v.number()) }),
  async (ctx, { key, widths }) => {
    if (await findPictureByKey(ctx.db, key)) return
    await removePicture(ctx.files, { key, widths })
  },
)
