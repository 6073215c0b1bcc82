import { readAnswers } from '../device/profile-entry'
import { BUDGETS, parseProfile, type Profile } from '../eligibility/profile'

type BudgetFields = Pick<Profile, 'budget' | 'budgetSum' | 'budgetCurrency'>

/**
 * A sum a year as the profile keeps it: as entered, and in whole US dollars.
 * @param rate units of its currency for a US dollar; undefined where it is not known, and no dollars are
 */
export function toBudgetFields(sum: number, currency: string, rate: number | undefined): BudgetFields {
  if (currency === 'USD') return { budget: sum, budgetSum: null, budgetCurrency: '' }
  const dollars = rate ? Math.min(Math.round(sum / rate), BUDGETS.max) : 0
  return { budget: dollars, budgetSum: sum || null, budgetCurrency: currency }
}

/** The sum a year as it was entered, with its currency; null where none is known. */
export function enteredBudget({ budget, budgetSum, budgetCurrency }: BudgetFields) {
  const sum = budgetSum ?? budget
  return sum > 0 ? { sum, currency: budgetSum === null ? 'USD' : budgetCurrency } : null
}

/** The same of the profile that this browser keeps. */
export const readBudget = () => enteredBudget(parseProfile(readAnswers()))
