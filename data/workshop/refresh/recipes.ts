import type { Recipe } from './recipe'
import { exchangeRates } from './recipes/exchange-rates'

/** Every recipe, by name. */
export const RECIPES: readonly Recipe[] = [exchangeRates]
