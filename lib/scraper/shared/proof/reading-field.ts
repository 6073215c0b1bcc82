/** A field that is looked for on pages. A target's table has them in the order in which they are shown. */
export type ReadingField = {
  /** The name of the field in the model's answer. */
  name: string
  /** The field of a record that it becomes. */
  key: string
  label: string
  kind: 'text' | 'list' | 'number' | 'fee' | 'day' | 'level' | 'length'
  /** The instruction to the model. */
  asks: string
  /** Words in the address or title of a page that is about the field; a page that mentions it comes after. */
  about: RegExp
}

export const FEES = /fees?|tuition|cost|gebuehr|gebühr|beitr|frais|droits|tasas|matricula|avgift|学費|学费/i
export const ENTRY = /entry|admission|require|apply|applic|zulassung|bewerb|admis/i
export const DATES = /deadline|dates|apply|frist|termin|delai|plazo/i
export const COURSES = /program|course|degree|study|studium|formation/i
export const AWARDS = /scholar|fund|bursar|stipend|bourse|beca/i
