/** Names this build; builds/latest.json tells whether a newer one is served. */
declare const __BUILD_ID__: string
