import { useState } from 'react'

/**
 * Whether a group of filters is open, and a function that opens or shuts it. The group opens by itself when a filter
 * inside it is used, at first or later (Back and Forward change filters, too). It never shuts by itself, because the
 * visitor may be using it.
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
