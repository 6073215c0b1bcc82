import { create } from 'zustand'

export type Toast = { id: number; tone: 'good' | 'bad'; title: string | null; text: string }

const MAX_TOASTS = 3
const SHOWN_MS = 8_000
let lastId = 0

export const useToastStore = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }))

export function closeToast(id: number) {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Takes back the messages of failures, once what failed has succeeded. */
export function closeErrors() {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter(({ tone }) => tone !== 'bad') }))
}

/** Shows a message. A failure stays until the visitor closes it; a success disappears after eight seconds. */
export function showToast(tone: Toast['tone'], text: string, title: string | null = null) {
  lastId += 1
  const id = lastId
  useToastStore.setState(({ toasts }) => ({
    toasts: [...toasts, { id, tone, title, text }].slice(-MAX_TOASTS),
  }))
  if (tone === 'good') setTimeout(() => closeToast(id), SHOWN_MS)
}

export const showError = (text: string, title = 'Error') => showToast('bad', text, title)
