import { useState } from 'react'

/**
 * Whether a group of filters is open, and what opens or shuts it. It opens by itself when a filter inside is used, at
 * first or later (Back and Forward change filters, too); it never shuts by itself, under the hand.
 */
export function useDisclosure(isUsed: boolean): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isUsed)
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed)
    if (isUsed) setIsOpen(true)
  }
  return [isOpen, setIsOpen]
}
