/** In place of a person who left. The database allows a receipt no other change than this (0022_erasure.sql). */
export const ERASED_NAME = 'Donatur terhapus'
