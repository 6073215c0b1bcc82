import { ExternalLink } from '@/components/ui/external-link'

type CitedSourceProps = {
  source: { title: string; publisher: string; url: string | null }
  validFor: string
  mayHaveChanged?: boolean
}

/** The law or office behind a rule, and the year or time that the rule holds for. */
export function CitedSource({
  source: { title, publisher, url },
  validFor,
  mayHaveChanged,
}: CitedSourceProps) {
  return (
    <>
      {url ? <ExternalLink href={url}>{title}</ExternalLink> : <span>{title}</span>}
      <span>{`, ${publisher}; ${validFor}${mayHaveChanged ? ', may be out of date' : ''}`}</span>
    </>
  )
}
