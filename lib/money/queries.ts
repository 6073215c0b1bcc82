import 'server-only'
import { readData } from '../read-data'
import { ExchangeRatesSchema, type ExchangeRates } from './schema'

const rates = readData('exchange-rates', ExchangeRatesSchema)

/** The exchange rates, with their date. All dollar figures of the site use them. */
export function getExchangeRates(): ExchangeRates {
  return rates
}
