import 'server-only'
import ratesData from '@/data/exchange-rates.json'
import { ExchangeRatesSchema, type ExchangeRates } from './schema'

const rates = ExchangeRatesSchema.parse(ratesData)

/** The dated exchange-rate table that every dollar figure on the site is computed with. */
export function getExchangeRates(): ExchangeRates {
  return rates
}
