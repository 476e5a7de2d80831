import { createContext } from 'react'

/** The nonce of this render, for our own inline scripts; undefined in a browser. */
export const ScriptNonce = createContext<string | undefined>(undefined)
