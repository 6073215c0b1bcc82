import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { RadioButton } from '@/components/ui/radio-button'
import { toAllowedRequest, readFields, type JobRequest } from '@/lib/scraper/browser/job-request'
import { DEPRECATION_NOTICE, modeOf, MODES, type Mode, type ModeRow } from '@/lib/scraper/browser/modes'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { useRunStore } from '@/lib/scraper/browser/run-store'
import { showError } from '@/lib/scraper/browser/toast-store'
import { ModeFields } from './mode-fields'

const FORM_MODES = MODES.map((mode): ModeRow & { value: Mode } => mode).filter(({ isStep }) => !isStep)

type JobFormProps = {
  mode: Mode
  /** The first value of the field for several addresses. */
  urls: string
  /** Whether the form has just replaced the setup card, so that the field takes the focus. */
  hasFocus: boolean
  onMode: (mode: Mode) => void
}

export function JobForm({ mode, urls, hasFocus, onMode }: JobFormProps) {
  const isBusy = useRunStore(({ phase }) => phase !== 'idle')
  const busy = useRunStore((run) => modeOf(run.mode).busy)
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { hint, field, submit, isDeprecated, limit } = modeOf(mode)
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLInputElement>('[name=url]')?.focus()
  }, [hasFocus])

  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const fields = readFields(new FormData(event.currentTarget))
    let request: JobRequest
    try {
      request = await toAllowedRequest(mode, fields)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Check what you entered.'
      setProblem(reason)
      return showError(reason)
    }
    setProblem(null)
    await startRun(request)
  }

  return (
    <form ref={form} onSubmit={(event) => void start(event)} className="grid gap-4">
      <fieldset className="min-w-0" disabled={isBusy}>
        <legend className="mb-2 font-semibold">What to do</legend>
        <div className="flex flex-wrap gap-2">
          {FORM_MODES.map(({ value, label }) => (
            <RadioButton
              key={value}
              label={label}
              name="mode"
              className="rounded-sm border-line-strong text-sm leading-tight font-medium not-has-checked:hover:bg-sunk has-checked:border-accent"
              checked={value === mode}
              onChange={() => onMode(value)}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-ink-2">{hint}</p>
        {isDeprecated && <p className="mt-1 text-sm text-warn">{DEPRECATION_NOTICE}</p>}
      </fieldset>
      <ModeFields key={`${field} ${urls}`} field={field} limit={limit} urls={urls} />
      {problem && <p className="text-sm text-bad">{problem}</p>}
      <Button type="submit" variant="main" className="justify-self-start" disabled={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </form>
  )
}
