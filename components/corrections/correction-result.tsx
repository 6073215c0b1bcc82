import { buttonVariants } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { fileInWords } from '@/lib/corrections/file-words'
import { correctionIssue, type Correction } from '@/lib/corrections/issue'
import type { Change } from '@/lib/corrections/patch'

type CorrectionResultProps = {
  correction: Correction
  /** None where only a person can write the new value. */
  changes: Change[]
  /** The fact's file in `data`, without `.json`; null where that is not clear. */
  file: string | null
  repository: string | null
  email: string | null
}

/** A correction that is ready to go: as an issue, as an e-mail, or to copy. Nothing is sent from here. */
export function CorrectionResult({ correction, changes, file, repository, email }: CorrectionResultProps) {
  const text = correction.parts.join('\n')
  const patch = changes.length > 0 ? JSON.stringify({ changes }, null, 1) : null
  const mail = new URLSearchParams({ subject: correction.title, body: text })
    .toString()
    .replaceAll('+', '%20')
  return (
    <section aria-labelledby="ready" className="mt-8 border-t border-line pt-6">
      <h2 id="ready" className="text-md">
        Your correction
      </h2>
      <p className="mt-2">Nothing has been sent yet.</p>
      <div className="mt-3">
        {repository ? (
          <ExternalLink href={correctionIssue(correction, repository)} className={buttonVariants()}>
            Open it as an issue
          </ExternalLink>
        ) : email ? (
          <a href={`mailto:${email}?${mail}`} className={buttonVariants()}>
            Send it as an e-mail
          </a>
        ) : (
          <p>
            <span>Copy the text below and send it to whoever keeps this site.</span>
            {file && <span>{` ${fileInWords(file)}`}</span>}
          </p>
        )}
      </div>
      <pre className="mt-4 overflow-x-auto bg-sunk p-3 text-sm whitespace-pre-wrap" translate="no">
        {patch ?? text}
      </pre>
      {patch && (
        <p className="mt-2 text-sm text-ink-3">
          Saved as patch.json, the command npm run data:apply takes it.
        </p>
      )}
    </section>
  )
}
