import * as v from 'valibot'

/** A kept picture as it stands in a row of JSON or goes over the wire. */
export const keptPictureSchema = v.object({
  key: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  colour: v.string(),
})
