<?php
namespace Candor;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\answer_gpc', 0 );

/**
 * Says at `/.well-known/gpc.json` that the site honours Global Privacy Control. A file of that name, where there is one,
 * is served by the web server before this.
 *
 * @link https://w3c.github.io/gpc/#gpc-support-resource
 */
function answer_gpc(): void {
	$since = options()['gpc_since'];
	// Compared as it is, and shown nowhere.
	$path = isset( $_SERVER['REQUEST_URI'] ) ? wp_parse_url( wp_unslash( $_SERVER['REQUEST_URI'] ), PHP_URL_PATH ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	if ( '' === $since || '/.well-known/gpc.json' !== $path ) {
		return;
	}
	header( 'Cache-Control: public, max-age=3600' );
	wp_send_json( gpc_support( $since ) );
}

/** @param string $since The day since when, as 2026-01-31. */
function gpc_support( string $since ): array {
	return array(
		'gpc'        => true,
		'lastUpdate' => $since,
	);
}
