'use client'

import { InputGroup } from '@/components/ui/input'
import { useId, useState } from 'react'
import { NameInput } from '@/components/ui/name-input'
import { SelectField } from '@/components/ui/select-field'
import { FIELDS_OF_STUDY } from '@/lib/eligibility/profile'
import { STUDY_FIELDS } from '@/lib/eligibility/vocabulary'
import { findSubject, type MatcherSubject, toMatcherSubjects } from '@/lib/matcher/find-subject'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { labelOf } from '@/lib/text/options'
import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'

const HINT = 'Type it as you call it: it chooses the field for you.'

/** The field of study, and the visitor's own subject, which chooses the field that holds it. */
export function FieldOfStudy() {
  const { profile, replace } = useProfileStore()
  const { fieldOfStudy } = profile
  // A field that only a subject leads to joins the list while it is chosen.
  const options = STUDY_FIELDS.filter(
    (field) => FIELDS_OF_STUDY.some(({ value }) => value === field.value) || field.value === fieldOfStudy,
  )
  return (
    <div className="grid gap-2">
      <SelectField
        label="Field of study"
        empty="Any field"
        options={options}
        value={fieldOfStudy}
        onChange={(chosen) =>
          replace({ ...useProfileStore.getState().profile, fieldOfStudy: chosen, subject: '' })
        }
      />
      <SubjectField />
    </div>
  )
}

/** A text field that suggests subjects. The text counts as soon as it names one. */
function SubjectField() {
  const id = useId()
  const { profile, replace } = useProfileStore()
  const subjects = useSubjects(profile.subject !== '')
  const [draft, setDraft] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const chosen = subjects.all.find(({ code }) => code === profile.subject)
  // A name that was typed and then overruled by a choice above is gone; a text that names nothing stays to be mended.
  const isUnknown =
    !isTyping &&
    subjects.all.length > 0 &&
    draft.trim() !== '' &&
    !chosen &&
    !findSubject(subjects.all, draft)
  const shown = chosen?.name ?? (isUnknown || subjects.all.length === 0 ? draft : '')

  /** Reads the store again, because other fields may have changed while the subjects were loading. */
  const choose = (subject: MatcherSubject | null) => {
    const now = useProfileStore.getState().profile
    if (subject) replace({ ...now, subject: subject.code, fieldOfStudy: subject.field })
    else if (now.subject !== '') replace({ ...now, subject: '', fieldOfStudy: '' })
  }
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>Your subject (optional)</label>
      <InputGroup as="div" className="relative text-base">
        <NameInput
          id={id}
          options={subjects.all}
          optionsLabel="Subjects"
          placeholder="Public health, comp sci…"
          value={isTyping ? draft : shown}
          aria-invalid={isUnknown}
          aria-describedby={`${id}-note`}
          onFocus={() => {
            subjects.load()
            setDraft(shown)
            setIsTyping(true)
          }}
          onValueChange={(text) => {
            setDraft(text)
            void subjects.ask().then((all) => choose(findSubject(all, text)))
          }}
          onBlur={() => setIsTyping(false)}
        />
      </InputGroup>
      <span id={`${id}-note`} role="status" className={isUnknown ? 'text-bad' : 'text-ink-3'}>
        {isUnknown
          ? 'No subject of that name: choose one from the list, or the field above.'
          : noteOn(chosen)}
      </span>
    </div>
  )
}

function noteOn(chosen: MatcherSubject | undefined): string {
  if (!chosen) return HINT
  const label = labelOf(STUDY_FIELDS, chosen.field)
  if (label) return `Scholarships name it by the field ${label}.`
  return 'No field of scholarships holds it, so those for any field are looked at.'
}

const MATCHER_SUBJECTS = defineData(
  () => `${SUBJECTS.address} for the matcher`,
  async () => toMatcherSubjects(await SUBJECTS.load()),
)

/** The subjects. Their file is loaded when it is needed or when `load` is called; `ask` is answered with none if that fails. */
function useSubjects(isNeeded: boolean) {
  const { value, load } = useFile(MATCHER_SUBJECTS, isNeeded)
  const ask = () => MATCHER_SUBJECTS.load().catch((): MatcherSubject[] => [])
  return { all: value ?? [], load, ask }
}
