const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Maldives|Gambia|Comoros|U\.S\. )|(Republic|Islands)$|^(Democratic )?Republic of/

/** The name for use in a sentence: "the Netherlands", "Japan". */
export function withArticle(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country
}
