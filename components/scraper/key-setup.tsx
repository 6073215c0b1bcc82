import { Input, InputGroup } from '@/components/ui/input'
import { Card } from '@/components/ui/card'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { saveKey } from '@/lib/scraper/browser/key-store'
import { SERVICE } from '@/lib/scraper/browser/modes'
import { resumeUnfinished } from '@/lib/scraper/browser/run-actions'
import { closeErrors, showToast } from '@/lib/scraper/browser/toast-store'
import { validateKey } from '@/lib/scraper/browser/validate-key'

type KeySetupProps = {
  /** Whether the card has just replaced the form, so that the field takes the focus. */
  hasFocus: boolean
  onSaved: () => void
}

export function KeySetup({ hasFocus, onSaved }: KeySetupProps) {
  const [apiKey, setApiKey] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState<string | null>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setReason(null)
    const check = await validateKey(apiKey)
    setIsBusy(false)
    setReason(check.reason)
    if (!check.isValid) return
    onSaved()
    saveKey(apiKey.trim())
    closeErrors()
    showToast('good', 'API key validated and saved successfully')
    void resumeUnfinished()
  }

  return (
    <Card as="section" size="large" aria-labelledby="setup">
      <h2 id="setup" className="text-md">
        Setup
      </h2>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <form onSubmit={save} className="grid content-start gap-2">
          <label htmlFor="api-key" className="font-semibold">
            {`${SERVICE.name} API key`}
          </label>
          <div className="flex flex-wrap gap-3">
            <InputGroup as="span" className="min-w-0 flex-[1_1_20rem]">
              <Input
                id="api-key"
                type="password"
                value={apiKey}
                onChange={(event) => setApiKey(event.target.value)}
                placeholder={`${SERVICE.keyPrefix}...`}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                autoFocus={hasFocus}
                aria-describedby="api-key-help api-key-problem"
              />
            </InputGroup>
            <Button type="submit" variant="main" disabled={isBusy || apiKey.trim() === ''}>
              {isBusy ? 'Validating...' : 'Save API Key'}
            </Button>
          </div>
          <p id="api-key-problem" role="status" className="text-sm text-bad">
            {reason && `The key was not saved: ${reason}`}
          </p>
          <p id="api-key-help" className="text-sm text-ink-2">
            The key is tested by crawling one page, and kept in this browser only.
          </p>
        </form>
        <Instructions />
      </div>
    </Card>
  )
}

function Instructions() {
  return (
    <div className="border-line max-lg:border-t max-lg:pt-4">
      <h3 className="text-base">How to get a key</h3>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 text-sm text-ink-2">
        <li>
          Sign up at{' '}
          <a href={SERVICE.home} target="_blank" rel="noreferrer">
            {SERVICE.home.replace('https://www.', '')}
          </a>
          .
        </li>
        <li>
          {`Open the API keys in your dashboard there and copy your key. It begins with ${SERVICE.keyPrefix}`}
        </li>
        <li>Paste it into the field. Every page that is read uses credits from your account.</li>
      </ol>
    </div>
  )
}
