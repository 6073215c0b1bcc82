import { enteredBudget, toBudgetFields } from './budget-fields'

it.each([
  [9_000_000, 'NGN', 1500, { budget: 6000, budgetSum: 9_000_000, budgetCurrency: 'NGN' }],
  [9_000_000, 'NGN', undefined, { budget: 0, budgetSum: 9_000_000, budgetCurrency: 'NGN' }],
  [9000, 'USD', 1, { budget: 9000, budgetSum: null, budgetCurrency: '' }],
])('keeps %d %s as it was entered, and in dollars where the rate is %j', (sum, currency, rate, fields) => {
  expect(toBudgetFields(sum, currency, rate)).toEqual(fields)
  expect(enteredBudget(toBudgetFields(sum, currency, rate))).toEqual({ sum, currency })
})

it('keeps none of 0', () => {
  expect(enteredBudget(toBudgetFields(0, 'NGN', 1500))).toBeNull()
  expect(enteredBudget(toBudgetFields(0, 'USD', 1))).toBeNull()
})
