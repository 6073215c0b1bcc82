import type { Route } from 'next'
import { COST_PATH, FIRST_LEVEL, questionHref } from '@/lib/cost/question'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { LEVELS } from '@/lib/facts/vocabulary'
import { keepCurrency, readCurrency } from '@/lib/money/chosen-currency'
import { countryName } from '@/lib/places/country-name'

/** What the kept profile answers of the question, by the name of the field. */
export function readKept(): Record<string, string> {
  const passport = readNationality()
  return {
    level: readLevel() ?? '',
    passport: passport ? countryName(passport) : '',
    currency: readCurrency() ?? '',
  }
}

/** Whether somebody has entered something else than the server sent. */
export const isTouched = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)

/** Keeps the answer of a field in the profile. */
export function keepField(field: EventTarget | Element | null) {
  if (!(field instanceof HTMLSelectElement)) return
  const level = field.name === 'level' && LEVELS.find(({ value }) => value === field.value)
  if (level) keepLevel(level.value)
  if (field.name === 'currency') keepCurrency(field.value)
}

/** The sums that stand in the form. */
export const sumsIn = ({ elements }: HTMLFormElement) =>
  [...elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'number' && field.value !== '',
  )

/**
 * The one address of what the form asks; without a currency that nobody chose, as the page takes that of the passport then, nor
 * the first level, at which it opens by itself.
 */
export function readHref(form: HTMLFormElement, asked: URLSearchParams): Route {
  const told = (name: string) => String(new FormData(form).get(name) ?? '')
  const own = readNationality()
  return questionHref({
    country: told('country'),
    level:
      LEVELS.find(({ value }) => value === told('level') && (value !== FIRST_LEVEL || asked.has('level')))
        ?.value ?? null,
    passport: own && told('passport') === countryName(own) ? own : told('passport'),
    currency: asked.has('currency') || readCurrency() ? told('currency') : null,
  }) as Route
}

/**
 * Leaves out of what a form sends the first level, which is kept, and the passport that only the profile named, and the
 * currency that follows: the next page asks again.
 */
export function leaveOutKept({ formData }: FormDataEvent) {
  const own = readNationality()
  const asked = new URLSearchParams(location.search)
  const isUsual = formData.get('level') === FIRST_LEVEL && !asked.has('level')
  if (isUsual && location.pathname === COST_PATH) formData.delete('level')
  if (!own || asked.has('passport') || formData.get('passport') !== countryName(own)) return
  formData.delete('passport')
  if (!asked.has('currency') && !readCurrency()) formData.delete('currency')
}
