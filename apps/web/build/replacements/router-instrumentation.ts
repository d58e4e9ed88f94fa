// Replaces the hooks of react-router that report its calls to monitoring tools. The app sets none.

export function consumeInstrumentationClientResultMetaReceiver() {
  return undefined;
}

export function getRouteInstrumentationUpdates() {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}
