import NextLink, { type LinkProps } from 'next/link'

/** Next's link, which loads nothing ahead: a page of the catalogue shows far more links than a visitor follows. */
export function Link<Href>(props: LinkProps<Href> & { prefetch?: never }) {
  return <NextLink {...props} prefetch={false} />
}
