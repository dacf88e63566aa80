/** In the place of `hoist-non-react-statics` (see `vite.config.ts`): a component as it is. */
export default <Component>(component: Component): Component => component;
