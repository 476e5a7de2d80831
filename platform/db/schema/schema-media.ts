import type { Generated, JSONColumnType } from 'kysely'
import type { KeptPicture } from '#platform/picture/picture.ts'

/** The picture library. */
export type MediaTables = {
  media: {
    id: string
    key: string
    picture: JSONColumnType<KeptPicture>
    alt: string
    credit: string
    licence: string
    /** Percent from the left and from the top: what stays visible when the picture is cut. */
    focus_x: Generated<number>
    focus_y: Generated<number>
    version: Generated<number>
    made_by: string
    made_at: Date
    updated_at: Date
  }
}
