/**
 * The first module a server loads. React and its server part choose their build when they are loaded, and the bundler
 * of a first start sets this variable in between. Two builds of React in one process fail every page.
 */
process.env.NODE_ENV ??= 'production'
