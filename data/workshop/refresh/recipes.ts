import type { Recipe } from './recipe'
import { cricos } from './recipes/cricos'
import { duo } from './recipes/duo'
import { eche } from './recipes/eche'
import { exchangeRates } from './recipes/exchange-rates'
import { ror } from './recipes/ror'
import { scorecard } from './recipes/scorecard'

/** Every recipe, by name. */
export const RECIPES: readonly Recipe[] = [cricos, duo, eche, exchangeRates, ror, scorecard]
