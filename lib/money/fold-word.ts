/** A word without case and accents, in the form in which the tables of words are compared. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʻʼ´`]/g, "'")
    .normalize('NFC')
