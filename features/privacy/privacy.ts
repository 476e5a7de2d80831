/** The name in place of an erased donor. The database allows no other change of a receipt (db/migrations/1.0.0/0017_receipt.sql). */
export const ERASED_NAME = 'Donatur terhapus'
