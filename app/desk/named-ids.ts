import { isPublicId } from '#platform/ids/public-id.ts'
import { isRowId } from '#platform/ids/row-id.ts'

type DoorIds = { takesNames?: true; takesPublicIds?: true }

/** Whether what an address names by id can be a row: no other text reaches the database. */
export function hasIds(
  { takesNames, takesPublicIds }: DoorIds,
  { id, kabar }: Readonly<Record<string, string | undefined>>,
): boolean {
  const isId = takesPublicIds ? isPublicId : isRowId
  return takesNames || [id, kabar].every((each) => each === undefined || isId(each))
}
