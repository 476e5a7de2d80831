import { Hono } from 'hono'
import {
  type ApiEnv,
  documented,
  problem,
  publicAccess,
  validated,
} from '#platform/http/http.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { calculateZakat } from './calculate.ts'
import {
  calculateRequest,
  calculateResponse,
  type ParameterBody,
  type ParametersBody,
  parametersQuery,
  parametersResponse,
} from './contract.ts'
import { unknownRegion } from './errors.ts'
import {
  metalNisab,
  NATIONAL,
  parameterKinds,
  parametersOf,
  type ZakatParameter,
  type ZakatParameters,
} from './figures/parameters.ts'
import { listParameters, listZakatRegions } from './figures/queries.server.ts'
import { wordsFor } from './words.ts'

const tag = 'Zakat'
const access = 'public'

/** The figures for a day and region, and the calculators. */
export const zakatApi = new Hono<ApiEnv>()
  .get(
    '/zakat/parameters',
    documented({
      tag,
      summary: 'Nisab, harga acuan, dan tarif yang berlaku pada suatu hari di suatu wilayah',
      ok: parametersResponse,
      access,
      errors: [422],
    }),
    publicAccess,
    validated('query', parametersQuery),
    async (c) => {
      const { ctx } = c.var
      const { tanggal = dayOf(ctx.now()), wilayah = NATIONAL } = c.req.valid('query')
      const [rows, regions] = await Promise.all([
        listParameters(ctx.read, tanggal),
        listZakatRegions(ctx.read),
      ])
      if (!regions.some(({ code }) => code === wilayah)) throw unknownRegion()
      const wilayahTersedia = regions.map(({ code, name }) => ({ kode: code, nama: name }))
      const figures = figuresBody(parametersOf(rows, wilayah))
      return c.json({ data: { tanggal, wilayah, wilayahTersedia, ...figures } })
    },
  )
  .post(
    '/zakat/calculate',
    documented({
      tag,
      summary: 'Menghitung satu jenis zakat',
      ok: calculateResponse,
      access,
      errors: [400, 422],
    }),
    publicAccess,
    validated('json', calculateRequest),
    (c) => {
      const { jenis, input } = c.req.valid('json')
      const result = calculateZakat(jenis, input)
      if (result.status !== 'INPUT_TIDAK_VALID') return c.json({ data: result })
      const { problems } = result
      return problem(c, {
        status: 422,
        code: result.status,
        detail: 'Ada isian yang perlu diperbaiki.',
        fields: Object.fromEntries(problems.map((each) => [each.field, wordsFor(each)])),
        fieldCodes: Object.fromEntries(problems.map(({ field, code }) => [field, code])),
      })
    },
  )

function figuresBody(parameters: ZakatParameters): Pick<ParametersBody, 'nisab' | 'parameter'> {
  const bodies = parameterKinds.map((kind) => {
    const row = parameters[kind]
    return [kind, row ? parameterBody(row) : null]
  })
  return {
    nisab: {
      emas: { gram: '85', rupiah: metalNisab(parameters, 'emas') ?? null },
      perak: { gram: '595', rupiah: metalNisab(parameters, 'perak') ?? null },
    },
    parameter: Object.fromEntries(bodies) as ParametersBody['parameter'],
  }
}

function parameterBody(row: ZakatParameter): ParameterBody {
  return {
    nilai: row.amount,
    satuan: row.unit,
    wilayah: row.region,
    dasar: row.basis,
    keputusan: row.decree,
    sumber: row.source,
    berlakuSejak: row.effectiveFrom,
    berlakuSampai: row.effectiveTo,
    versi: row.version,
    contoh: row.isSample,
  }
}
