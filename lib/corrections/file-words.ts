/** The one file of programmes that people keep, without `.json`: registers' programs write the others anew. */
export const KEPT_BY_HAND = 'programmes/stated-programmes'

/**
 * Where a fact is kept, in a sentence, and what a change there means for others.
 * @param file in `data`, without `.json`
 */
export function fileInWords(file: string): string {
  const isOfRegister = /^(open|programmes)\//.test(file) && file !== KEPT_BY_HAND
  const isOfCountry = /^national\/(?!own-)/.test(file)
  const what = isOfRegister
    ? ', which a refresh from its register writes anew'
    : isOfCountry
      ? ', which has the rules of whole countries'
      : ''
  return `The fact is in the file data/${file}.json${what}.`
}
