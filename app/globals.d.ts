/** The address of a picture of the build. */
declare module '*.svg' {
  const address: string
  export default address
}

/** Names this build; builds/latest.json tells whether a newer one is served. */
declare const __BUILD_ID__: string
