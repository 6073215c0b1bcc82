import type { Recipe } from './recipe'
import { cricos } from './recipes/cricos'
import { discoverUni } from './recipes/discover-uni'
import { duo } from './recipes/duo'
import { eche } from './recipes/eche'
import { exchangeRates } from './recipes/exchange-rates'
import { ror } from './recipes/ror'
import { scorecard } from './recipes/scorecard'

/** Every recipe, by name. */
export const RECIPES: readonly Recipe[] = [cricos, discoverUni, duo, eche, exchangeRates, ror, scorecard]
