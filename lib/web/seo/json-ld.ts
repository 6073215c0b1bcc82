type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }
export type StructuredData = {
  '@context': 'https://schema.org'
  '@type': string
  [key: string]: Json | undefined
}

/** `isName`: no translation says it in other words. */
export type Crumb = { label: string; href: string; isName?: true }

/** The way from the home page to pages, each below the one before it. */
export const trailTo = (...pages: readonly { title: string; path: string }[]): Crumb[] => [
  { label: 'Home', href: '/' },
  ...pages.map(({ title, path }) => ({ label: title, href: path })),
]

/** JSON that is safe in a script element: no text in it can end the element. */
export function serialiseJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** @param baseUrl the site's own address; the crumbs' addresses are relative to it. */
export function breadcrumbList(crumbs: readonly Crumb[], baseUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(href, baseUrl).href,
    })),
  }
}
