import { webAddress } from '@/lib/text/web-address'

/** An address from a crawled page: a link where it is a web address, text where it is not. */
export function ForeignLink({ url, text }: { url: string | null; text?: string }) {
  const href = webAddress(url)
  if (!href) return <span className="wrap-anywhere">{text ?? url ?? 'Address not known'}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow" className="wrap-anywhere">
      {text ?? href}
    </a>
  )
}
