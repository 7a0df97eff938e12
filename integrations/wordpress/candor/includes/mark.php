<?php
/**
 * Marks up what WordPress writes: a script gets `type="text/plain"`, an address moves to `data-src`, and `data-candor`
 * says what it waits for. So it waits from the start, whichever way the banner is loaded.
 */
namespace Candor;

defined( 'ABSPATH' ) || exit;

/** Attributes that load, by element. */
const LOADING = array(
	'SCRIPT' => array( 'src' ),
	'IFRAME' => array( 'src' ),
	'IMG'    => array( 'src', 'srcset' ),
	'SOURCE' => array( 'src', 'srcset' ),
	'VIDEO'  => array( 'src', 'poster' ),
	'AUDIO'  => array( 'src' ),
	'EMBED'  => array( 'src' ),
	'OBJECT' => array( 'data' ),
	'LINK'   => array( 'href' ),
);

/** Types of scripts that browsers run: any other is data, or waits already. */
const RUNS = array( '', 'text/javascript', 'application/javascript', 'module' );

/** Links that load or connect; the others (`icon`, `canonical`, `alternate`) only point. */
const FETCHING = '/\b(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|prerender|manifest)\b/i';

add_filter( 'script_loader_tag', __NAMESPACE__ . '\\mark_enqueued', 999, 3 );
add_filter( 'style_loader_tag', __NAMESPACE__ . '\\mark_html', 999 );
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\\mark_attributes', 999 );
add_filter( 'wp_resource_hints', __NAMESPACE__ . '\\leave_out', 999 );
add_filter( 'wp_preload_resources', __NAMESPACE__ . '\\leave_out', 999 );
foreach ( array( 'embed_oembed_html', 'render_block', 'the_content', 'widget_block_content', 'widget_text' ) as $candor_filter ) {
	add_filter( $candor_filter, __NAMESPACE__ . '\\mark_html', 999 );
}

/**
 * Only pages that have the banner, which alone lets run what waits. An editor, a feed, a mail, a program, the page to sign
 * in and what other sites embed have none.
 */
function marks(): bool {
	return options()['mark']
		&& is_set_up()
		&& ! is_admin()
		&& ! is_login()
		&& ! is_feed()
		&& ! is_embed()
		&& ! wp_doing_cron()
		&& ! wp_is_json_request()
		&& ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
}

/**
 * An enqueued script with what belongs to it: data before and code after it wait as well.
 *
 * @param mixed $tag    As other plugins left it.
 * @param mixed $handle The script's name.
 * @param mixed $src    Its address.
 * @return mixed
 */
function mark_enqueued( $tag, $handle = '', $src = '' ) {
	if ( ! is_string( $tag ) || ! is_string( $src ) || '' === $src || ! marks() ) {
		return $tag;
	}
	$purpose = purpose_of( $src );
	return '' === $purpose ? $tag : mark_scripts( $tag, $purpose );
}

function mark_scripts( string $html, string $purpose ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'script' ) ) {
		mark_script( $tags, $purpose );
	}
	return $tags->get_updated_html();
}

/**
 * Content of any kind.
 *
 * @param mixed $html As other plugins left it.
 * @return mixed
 */
function mark_html( $html ) {
	if ( ! is_string( $html ) || ! preg_match( '/<(?:' . implode( '|', array_keys( LOADING ) ) . ')\b/i', $html ) || ! marks() ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$waiting = null === $tags->get_attribute( 'data-candor' ) ? waiting_attributes( $tags ) : array();
		if ( array() === $waiting ) {
			continue;
		}
		if ( 'SCRIPT' === $tags->get_tag() ) {
			mark_script( $tags, $waiting['src'] );
			continue;
		}
		foreach ( array_keys( $waiting ) as $attribute ) {
			move( $tags, $attribute );
		}
		$tags->set_attribute( 'data-candor', reset( $waiting ) );
		if ( in_array( $tags->get_tag(), array( 'IFRAME', 'IMG' ), true ) ) {
			// Plugins that load pictures late would put the address back.
			$tags->set_attribute( 'data-no-lazy', '1' );
			$tags->add_class( 'skip-lazy' );
		}
	}
	return $tags->get_updated_html();
}

/**
 * The attributes of a tag whose addresses wait, with the purpose that they wait for.
 *
 * @param \WP_HTML_Tag_Processor $tags At the tag.
 * @return array<string,string>
 */
function waiting_attributes( $tags ): array {
	$name    = $tags->get_tag();
	$waiting = array();
	if ( 'LINK' === $name && ! preg_match( FETCHING, (string) $tags->get_attribute( 'rel' ) ) ) {
		return $waiting;
	}
	foreach ( LOADING[ $name ] ?? array() as $attribute ) {
		$value = $tags->get_attribute( $attribute );
		if ( ! is_string( $value ) ) {
			continue;
		}
		// A srcset names several, each with its size behind it.
		foreach ( 'srcset' === $attribute ? preg_split( '/[\s,]+/', $value ) : array( trim( $value ) ) as $address ) {
			$purpose = purpose_of( $address );
			if ( '' !== $purpose ) {
				$waiting[ $attribute ] = $waiting[ $attribute ] ?? $purpose;
			}
		}
	}
	return $waiting;
}

/**
 * A script that WordPress writes by its attributes: modules have no filter of their tag.
 *
 * @param mixed $attributes As other plugins left them.
 * @return mixed
 */
function mark_attributes( $attributes ) {
	$src = is_array( $attributes ) ? ( $attributes['src'] ?? '' ) : '';
	if ( ! is_string( $src ) || '' === $src || isset( $attributes['data-candor'] ) || ! marks() ) {
		return $attributes;
	}
	$type    = strtolower( trim( (string) ( $attributes['type'] ?? '' ) ) );
	$purpose = purpose_of( $src );
	if ( '' === $purpose || ! in_array( $type, RUNS, true ) ) {
		return $attributes;
	}
	if ( 'module' === $type ) {
		$attributes['data-type'] = 'module';
	}
	unset( $attributes['src'] );
	return array_merge(
		$attributes,
		array(
			'type'        => 'text/plain',
			'data-candor' => $purpose,
			'data-src'    => $src,
		)
	);
}

/**
 * Hosts that the browser would connect to beforehand, and files that it would fetch: not those that wait.
 *
 * @param mixed $hints Addresses, or arrays with a `href`.
 * @return mixed
 */
function leave_out( $hints ) {
	if ( ! is_array( $hints ) || ! marks() ) {
		return $hints;
	}
	return array_filter(
		$hints,
		static function ( $hint ) {
			$href = is_array( $hint ) ? ( $hint['href'] ?? '' ) : $hint;
			// A host alone is a hint, too.
			return ! is_string( $href ) || '' === purpose_of( preg_match( '#^[\w.-]+$#', $href ) ? "//$href" : $href );
		}
	);
}

/** @param \WP_HTML_Tag_Processor $tags At a script. */
function mark_script( $tags, string $purpose ): void {
	$type = $tags->get_attribute( 'type' );
	$type = is_string( $type ) ? strtolower( trim( $type ) ) : '';
	// Data is no code; what waits already goes on waiting for what it says.
	if ( null !== $tags->get_attribute( 'data-candor' ) || ! in_array( $type, RUNS, true ) ) {
		return;
	}
	if ( 'module' === $type ) {
		$tags->set_attribute( 'data-type', 'module' );
	}
	$tags->set_attribute( 'type', 'text/plain' );
	$tags->set_attribute( 'data-candor', $purpose );
	move( $tags, 'src' );
}

/** @param \WP_HTML_Tag_Processor $tags At the tag. */
function move( $tags, string $name ): void {
	$value = $tags->get_attribute( $name );
	if ( is_string( $value ) ) {
		$tags->set_attribute( 'data-' . $name, $value );
		$tags->remove_attribute( $name );
	}
}
