import * as v from 'valibot'

/** A stored picture in a JSON column or on the wire. */
export const keptPictureSchema = v.object({
  key: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  colour: v.string(),
})
