/** The address of a picture of the build. */
declare module '*.svg' {
  const address: string
  export default address
}

/** The id of this build; builds/latest.json says whether a newer one is served. */
declare const __BUILD_ID__: string
