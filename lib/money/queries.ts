import 'server-only'
import ratesData from '@/data/exchange-rates.json'
import { ExchangeRatesSchema, type ExchangeRates } from './schema'

const rates = ExchangeRatesSchema.parse(ratesData)

/** The exchange rates, with their date. All dollar figures of the site use them. */
export function getExchangeRates(): ExchangeRates {
  return rates
}
