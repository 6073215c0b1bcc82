// The real package throws outside a React Server build; Jest runs server modules directly.
export {}
