import { getExchangeRates } from '@/lib/money/queries'
import { getShardSource } from '@/lib/programmes/search/queries'
import { getRows } from '@/lib/universities/queries'
import { measurePoint } from './programme-curve'

const SUBJECT = 'computer-science'
const TIMES = [1, 3, 10]

const source = getShardSource(SUBJECT, 'bachelor')
const points = TIMES.map((times) => measurePoint(source, getRows(), getExchangeRates().rates, times))

process.stdout.write(JSON.stringify(points))
