'use client'

import { Button } from '@/components/ui/button'
import type { PlanNote } from '@/lib/plan/plan'
import { newId, removeNote, saveNote } from '@/lib/plan/plan-store'
import { NoteField } from './note-field'

/** Notes on nothing in particular. */
export function NotesSection({ notes }: { notes: readonly PlanNote[] }) {
  return (
    <>
      <ul className="plan-items">
        {notes.map(({ id, text }, at) => (
          <li key={id} className="plan-item">
            <NoteField
              label={`Note ${at + 1}`}
              rows={4}
              value={text}
              onSave={(next) => saveNote({ id, text: next })}
            />
            <Button
              type="button"
              size="small"
              aria-label={`Remove note ${at + 1}`}
              onClick={() => removeNote(id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={() => saveNote({ id: newId(), text: '' })}>
        Add a note
      </Button>
    </>
  )
}
