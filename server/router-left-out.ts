/** The version whose code was read for the table below; with another one the build asks for a new reading. */
export const READ = '8.5.1'

export type LeftOut = {
  /** Functions by name, with what they do instead. An empty text throws: nobody calls it. */
  functions?: Readonly<Record<string, string>>
  /** Conditions that never hold here: only what stands behind `else` remains. */
  never?: readonly string[]
  /** Constants that nobody uses. */
  values?: readonly string[]
  /** Statements without a use, by their beginning. */
  statements?: readonly string[]
}

/** What a screen may not import from React Router, because it is left out or rests on what is. */
export const NOT_HERE =
  /^(Await|NavLink|PrefetchPageLinks|create\w+Router|useBlocker|useFetchers?|usePrompt|useViewTransitionState|unstable_\w+)$/

/**
 * What no screen uses: routes found later (react-router.config.ts names all from the start), fetchers, blockers, view
 * transitions, masked addresses, server components, measuring, hot updates. A name is asked for in the build's output,
 * so that a new version cannot bring it back unseen.
 */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'lib/router/router.js': {
    functions: {
      _internalSetRoutes: '',
      abortStaleFetchLoads: 'return false',
      callLoadersAndMaybeResolveData: `return {
        loaderResults: await callDataStrategy(request, location, matches, scopedContext, null, initiator, navigationType),
        fetcherResults: {},
      }`,
      cancelDiscoveryNavigation: '',
      checkFogOfWar: 'return { active: false, matches: null }',
      deleteBlocker: '',
      deleteFetcher: '',
      discoverRoutes: '',
      fetch: '',
      getBlocker: '',
      getFetcher: '',
      getUpdatedRevalidatingFetchers: '',
      interruptActiveLoads: 'isRevalidationRequired = true',
      markFetchRedirectsDone: 'return false',
      patchRoutes: '',
      persistAppliedTransitions: 'return',
      queueFetcherForDeletion: '',
      resetFetcher: '',
      restoreAppliedTransitions: 'return',
      shouldBlockNavigation: 'return',
      updateBlocker: '',
    },
    never: [
      'blockerKey',
      'blockerKey && delta != null',
      'blockers.size > 0 && !isUninterruptedRevalidation',
      'future.unstable_customRouteDiscovery',
      'future.unstable_routePatternMatching',
      'init.instrumentations',
      'isFogOfWar',
      'opts?.instrumentationNavigateMetaReceiver',
      'opts?.mask',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      'pendingNavigationController',
      'pendingViewTransitionEnabled',
      'revalidatingFetchers.length > 0',
    ],
    statements: [
      'fetchLoadMatches.forEach((f, key)',
      'fetchersQueuedForDeletion.forEach(',
      'mountedFetchers.forEach(',
      'redirect = findRedirect(fetcherResults)',
      'revalidatingFetchers.filter(',
      'revalidatingFetchers.forEach(',
      'state.blockers.forEach(',
      'state.fetchers.forEach(',
      'unmountedFetchers.forEach(',
    ],
  },
  'lib/router/instrumentation.js': {
    functions: {
      consumeInstrumentationClientResultMetaReceiver: 'return',
      getRouteInstrumentationUpdates: '',
      instrumentClientSideRouter: '',
    },
  },
  'lib/dom/ssr/fog-of-war.js': {
    functions: {
      getPartialManifest: '',
      getPatchRoutesOnNavigationFunction: 'return',
      handleClientVersionMismatch: '',
      isFogOfWarEnabled: 'return false',
      useFogOFWarDiscovery: 'return',
    },
  },
  'lib/dom/ssr/route-discovery.js': {
    functions: { getCustomPatchRoutesOnNavigationFunction: '', useCustomRouteDiscovery: '' },
    values: ['RouteDiscoveryRuntime'],
  },
  'lib/dom-export/hydrated-router.js': {
    never: [
      'discoveryRuntime',
      'ssrInfo.context.future.unstable_customRouteDiscovery',
      'window.__reactRouterManifest.sri === true',
    ],
  },
  'lib/components.js': {
    functions: { MemoryRouter: '', handleSkippedViewTransition: '' },
    never: [
      '!vtContext.isTransitioning && interruption',
      'reactDomFlushSyncImpl && flushSync',
      'renderDfd && pendingState && router.window',
      'renderDfd && pendingState && state.location.key === pendingState.location.key',
      'transition',
      'useTransitions === true',
      'vtContext.isTransitioning && !vtContext.flushSync',
    ],
  },
  'lib/hooks.js': {
    functions: { RSCErrorHandler: '' },
    never: [
      'this.context',
      'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
    ],
  },
  'lib/dom/lib.js': {
    functions: { HistoryRouter: '' },
    never: ['mask', 'options.navigate === false'],
    values: ['NavLink'],
    statements: ['HistoryRouter.displayName', 'NavLink.displayName'],
  },
  'lib/dom/ssr/components.js': {
    functions: { RSCPrefetchPageLinksImpl: '' },
    never: [
      'enableFogOfWar',
      'isRSCRouterContext',
      'rsc',
      'typeof criticalCss === "string"',
      'typeof criticalCss === "object"',
    ],
  },
  'lib/dom/ssr/routes.js': {
    functions: { createClientRoutesWithHMRRevalidationOptOut: '', wrapShouldRevalidateForHdr: '' },
    never: [
      'needsRevalidation',
      '!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader',
    ],
  },
  'lib/dom/ssr/single-fetch.js': {
    functions: { nonSsrStrategy: '', singleFetchLoaderFetcherStrategy: '' },
    never: ['!ssr && !foundRevalidatingServerLoader', 'fetcherKey'],
  },
}
