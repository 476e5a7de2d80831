/** The name in place of an erased donor. The database allows no other change of a receipt (0022_erasure.sql). */
export const ERASED_NAME = 'Donatur terhapus'
