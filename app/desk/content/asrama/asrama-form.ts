import { type getDeskAsrama, hoursText } from '#features/asrama/desk-queries.server.ts'

type Row = Awaited<ReturnType<typeof getDeskAsrama>>

/** The stored values of the form. */
export function formOfAsrama(row: Row): Record<string, string> {
  return {
    name: row.name,
    summary: row.summary,
    story: row.story.join('\n\n'),
    province: row.province,
    city: row.city,
    district: row.district,
    latitude: String(row.latitude).replace('.', ','),
    longitude: String(row.longitude).replace('.', ','),
    address: row.address,
    capacity: String(row.capacity),
    residents: String(row.residents),
    nonResidents: String(row.non_residents),
    countedOn: row.counted_on,
    head: row.head,
    phone: row.phone,
    email: row.email ?? '',
    hours: hoursText(row.hours),
    takesVisits: row.takes_visits ? 'ya' : 'tidak',
    mostVisitors: String(row.most_visitors),
    coverWords: row.cover_words,
    campaignSlug: row.campaignSlug ?? '',
  }
}
