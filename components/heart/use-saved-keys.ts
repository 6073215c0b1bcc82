import { useSyncExternalStore } from 'react'
import { getNoKeys, getSavedKeys, subscribeToSavedKeys } from '@/lib/plan/saved-keys'

/** The keys of what the visitor saved; none on the server and while hydrating. */
export const useSavedKeys = () => useSyncExternalStore(subscribeToSavedKeys, getSavedKeys, getNoKeys)
