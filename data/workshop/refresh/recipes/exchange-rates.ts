import { z } from 'zod'
import { Refusal, type Recipe } from '../recipe'

const DIGITS = 6
/** A rate that moved by more in one run is looked at. */
const MUCH = 0.1

/** Units of each currency of the catalogue for one US dollar, of one day. */
export const exchangeRates: Recipe = {
  name: 'exchange-rates',
  publisher: 'Exchange API',
  licence: 'CC0 1.0',
  terms: 'https://github.com/fawazahmed0/exchange-api',
  since: '2026-09-29',
  files: [
    {
      name: 'usd.json',
      url: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json',
      format: 'json',
      leastBytes: 1000,
      mostBytes: 1_000_000,
      leastRows: 1,
      rowsOf: (json) => [json],
      columns: z.object({ date: z.iso.date(), usd: z.record(z.string(), z.number().positive()) }),
    },
  ],
  isLarge: (was, is) => typeof was !== 'number' || typeof is !== 'number' || Math.abs(is / was - 1) > MUCH,
  make: (rows, standing) => {
    const { date, usd } = rows['usd.json']?.[0] as { date: string; usd: Record<string, number> }
    const old = standing.read('exchange-rates.json') as {
      source: { title: string }
      rates: Record<string, number>
    }
    const rates = Object.keys(old.rates).map((code) => {
      const rate = usd[code.toLowerCase()]
      if (rate === undefined) throw new Refusal(`usd.json has another shape: it lacks ${code}.`)
      return [code, Number(rate.toPrecision(DIGITS))]
    })
    const release = date.split('-').map(Number).join('.')
    const source = { ...old.source, title: `Exchange API daily rates, release ${release}` }
    return {
      edition: date,
      files: { 'exchange-rates.json': { ...old, date, source, rates: Object.fromEntries(rates) } },
      rejects: [],
    }
  },
}
